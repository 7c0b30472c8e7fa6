-- References in arguments become objects: "@seat-2" is {"seat":2}, "@monster-goblin" is {"key":"monster-goblin"}.
-- Until now no typed text was stored with an "@" in front. An argument is a value or a list of values.

UPDATE events SET args = (
    SELECT json_group_object(one.key, json(CASE
        WHEN one.type = 'array' THEN (
            SELECT json_group_array(json(CASE
                WHEN part.type = 'text' AND (part.value GLOB '@seat-[0-9]*' OR part.value = '@seat--1')
                    THEN json_object('seat', CAST(substr(part.value, 7) AS INTEGER))
                WHEN part.type = 'text' AND part.value GLOB '@[a-z]*-*' AND part.value NOT GLOB '@*[^a-z0-9_-]*'
                    THEN json_object('key', substr(part.value, 2))
                ELSE json_quote(part.value)
            END)) FROM json_each(one.value) AS part
        )
        WHEN one.type = 'text' AND (one.value GLOB '@seat-[0-9]*' OR one.value = '@seat--1')
            THEN json_object('seat', CAST(substr(one.value, 7) AS INTEGER))
        WHEN one.type = 'text' AND one.value GLOB '@[a-z]*-*' AND one.value NOT GLOB '@*[^a-z0-9_-]*'
            THEN json_object('key', substr(one.value, 2))
        ELSE json_quote(one.value)
    END)) FROM json_each(args) AS one
) WHERE json_valid(args) AND json_type(args) = 'object';

UPDATE results SET facts = (
    SELECT json_group_object(one.key, json(CASE
        WHEN one.type = 'array' THEN (
            SELECT json_group_array(json(CASE
                WHEN part.type = 'text' AND (part.value GLOB '@seat-[0-9]*' OR part.value = '@seat--1')
                    THEN json_object('seat', CAST(substr(part.value, 7) AS INTEGER))
                WHEN part.type = 'text' AND part.value GLOB '@[a-z]*-*' AND part.value NOT GLOB '@*[^a-z0-9_-]*'
                    THEN json_object('key', substr(part.value, 2))
                ELSE json_quote(part.value)
            END)) FROM json_each(one.value) AS part
        )
        WHEN one.type = 'text' AND (one.value GLOB '@seat-[0-9]*' OR one.value = '@seat--1')
            THEN json_object('seat', CAST(substr(one.value, 7) AS INTEGER))
        WHEN one.type = 'text' AND one.value GLOB '@[a-z]*-*' AND one.value NOT GLOB '@*[^a-z0-9_-]*'
            THEN json_object('key', substr(one.value, 2))
        ELSE json_quote(one.value)
    END)) FROM json_each(facts) AS one
) WHERE json_valid(facts) AND json_type(facts) = 'object';
