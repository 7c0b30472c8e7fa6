-- Who acted, whoever sits on the seat later: which computer player made a choice, who sat on a seat before, which event
-- tells that a computer player acted for somebody, and whose the result of a seat is that several have played.

ALTER TABLE choices ADD COLUMN computer TEXT;

ALTER TABLE events ADD COLUMN stood_in BIGINT;

-- Who sat on a seat until this entry was made, in events numbered below `event`.
CREATE TABLE former_seats (
    game_id BIGINT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    entry BIGINT NOT NULL,
    event BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    computer TEXT,
    PRIMARY KEY (game_id, seat, entry, event)
);

CREATE INDEX former_seats_by_user ON former_seats (user_id) WHERE user_id IS NOT NULL;

-- What each actor did on a seat of a finished game that more than one has played. stand_in: a computer player acted for
-- this person.
CREATE TABLE shares (
    game_id BIGINT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    part BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    computer TEXT,
    stand_in BIGINT NOT NULL CHECK (stand_in IN (0, 1)),
    choices BIGINT NOT NULL,
    first_turn BIGINT,
    last_turn BIGINT,
    credited BIGINT NOT NULL CHECK (credited IN (0, 1)),
    PRIMARY KEY (game_id, seat, part)
);

CREATE INDEX shares_by_user ON shares (user_id) WHERE user_id IS NOT NULL;

-- What older games tell of it. Their events name each change of a seat; whose name that is follows from who has held the
-- hand of the seat and is named at the table. Somebody whose name is not found stays without one, and which computer
-- player it was is not known: `steady` is the one that takes seats in mid-game.

CREATE TEMPORARY TABLE seat_changes AS
SELECT game_id, number, entry, key,
    CASE key
        WHEN 'log-left' THEN CAST(CAST(args AS JSONB) -> 'seat' ->> 'seat' AS BIGINT)
        ELSE CAST(CAST(args AS JSONB) ->> 'seat' AS BIGINT) - 1
    END AS seat,
    CASE
        WHEN jsonb_typeof(CAST(args AS JSONB) -> 'player') = 'string' THEN CAST(args AS JSONB) ->> 'player' ELSE ''
    END AS name
FROM events WHERE key IN ('log-left', 'log-took_over', 'log-replaced_by_admin', 'log-computer_by_admin');

CREATE INDEX seat_changes_in_order ON seat_changes (game_id, seat, number);

CREATE TEMPORARY TABLE sat_before AS
SELECT game_id, seat, entry, number AS event,
    CASE
        WHEN before IN ('log-took_over', 'log-replaced_by_admin') THEN before_name
        WHEN before IS NOT NULL THEN NULL
        WHEN key = 'log-left' THEN name
        WHEN key = 'log-took_over' THEN NULL
        ELSE first_name
    END AS name
FROM (
    SELECT *,
        lag(key) OVER in_order AS before,
        lag(name) OVER in_order AS before_name,
        (
            SELECT min(mentions.name) FROM hands
            JOIN mentions ON mentions.game_id = hands.game_id AND mentions.user_id = hands.user_id
            WHERE hands.game_id = seat_changes.game_id AND hands.seat = seat_changes.seat
            AND mentions.name NOT IN (
                SELECT other.name FROM seat_changes AS other
                WHERE other.game_id = seat_changes.game_id AND other.seat = seat_changes.seat
                AND other.key IN ('log-took_over', 'log-replaced_by_admin')
            )
        ) AS first_name
    FROM seat_changes
    WINDOW in_order AS (PARTITION BY game_id, seat ORDER BY number)
) AS changes;

INSERT INTO former_seats (game_id, seat, entry, event, user_id, name, computer)
SELECT game_id, seat, entry, event,
    (
        SELECT min(hands.user_id) FROM hands
        JOIN mentions ON mentions.game_id = hands.game_id AND mentions.user_id = hands.user_id
        WHERE hands.game_id = sat_before.game_id AND hands.seat = sat_before.seat AND mentions.name = sat_before.name
    ),
    coalesce(name, ''),
    CASE WHEN name IS NULL THEN 'steady' END
FROM sat_before;

DROP TABLE sat_before;
DROP TABLE seat_changes;

-- Choices that were made for the person who sat there.
CREATE TEMPORARY TABLE for_person AS
SELECT choices.game_id, choices.number, choices.seat, choices.at
FROM choices JOIN seats ON seats.game_id = choices.game_id AND seats.number = choices.seat
WHERE made_by <> 'person' AND NOT EXISTS (
    SELECT 1 FROM (
        SELECT former_seats.computer FROM former_seats
        WHERE former_seats.game_id = choices.game_id AND former_seats.seat = choices.seat
        AND former_seats.entry >= choices.number ORDER BY entry, event LIMIT 1
    ) AS former WHERE former.computer IS NOT NULL
) AND (seats.computer IS NULL OR EXISTS (
    SELECT 1 FROM former_seats
    WHERE former_seats.game_id = choices.game_id AND former_seats.seat = choices.seat
    AND former_seats.entry >= choices.number
));

CREATE UNIQUE INDEX for_person_in_order ON for_person (game_id, number);

-- Where everybody knows that somebody stood in, the first event for everybody that names the seat tells of the choice.
UPDATE events SET stood_in = (
    SELECT for_person.seat FROM for_person
    WHERE for_person.game_id = events.game_id AND for_person.number = events.entry
)
WHERE (game_id, number) IN (
    SELECT for_person.game_id, (
        SELECT naming.number FROM events AS naming
        WHERE naming.game_id = for_person.game_id AND naming.entry = for_person.number AND naming.at = for_person.at
        AND naming.args LIKE '%:{"seat":' || for_person.seat || '}%'
        AND naming.audience IS NULL ORDER BY naming.number LIMIT 1
    )
    FROM for_person
    WHERE (
        SELECT told.key FROM events AS told
        WHERE told.game_id = for_person.game_id AND told.entry < for_person.number
        AND told.key IN ('log-stood_in', 'log-time_out', 'log-back_again')
        AND told.args = '{"player":{"seat":' || for_person.seat || '}}'
        ORDER BY told.number DESC LIMIT 1
    ) IN ('log-stood_in', 'log-time_out')
);

-- Whose the results of finished games are. Turns are not counted here.
CREATE TEMPORARY TABLE acts AS
SELECT choices.game_id, choices.seat, choices.number,
    choices.made_by <> 'person' AS by_computer,
    EXISTS (
        SELECT 1 FROM for_person
        WHERE for_person.game_id = choices.game_id AND for_person.number = choices.number
    ) AS stand_in,
    CASE WHEN former.game_id IS NULL THEN seats.user_id ELSE former.user_id END AS user_id,
    CASE WHEN former.game_id IS NULL THEN seats.name ELSE former.name END AS name
FROM choices
JOIN games ON games.id = choices.game_id AND games.status = 'finished' AND games.imported = 0
JOIN seats ON seats.game_id = choices.game_id AND seats.number = choices.seat
LEFT JOIN former_seats AS former ON former.game_id = choices.game_id AND former.seat = choices.seat
    AND (former.entry, former.event) = (
        SELECT other.entry, other.event FROM former_seats AS other
        WHERE other.game_id = choices.game_id AND other.seat = choices.seat AND other.entry >= choices.number
        ORDER BY other.entry, other.event LIMIT 1
    )
WHERE choices.game_id IN (SELECT game_id FROM former_seats UNION SELECT game_id FROM for_person)
AND NOT EXISTS (
    SELECT 1 FROM choices AS back
    WHERE back.game_id = choices.game_id AND back.number > choices.number AND back.back_to < choices.number
);

CREATE TEMPORARY TABLE parts AS
SELECT acts.game_id, acts.seat, min(acts.number) AS first, max(acts.number) AS last, count(*) AS choices,
    by_computer, stand_in,
    CASE WHEN by_computer AND NOT stand_in THEN NULL ELSE acts.user_id END AS user_id,
    CASE WHEN by_computer AND NOT stand_in THEN '' ELSE acts.name END AS name
FROM acts
GROUP BY acts.game_id, acts.seat, by_computer, stand_in,
    CASE WHEN by_computer AND NOT stand_in THEN NULL ELSE acts.user_id END,
    CASE WHEN by_computer AND NOT stand_in THEN '' ELSE acts.name END;

INSERT INTO shares (game_id, seat, part, user_id, name, computer, stand_in, choices, credited)
SELECT game_id, seat, row_number() OVER in_order - 1, user_id, name,
    CASE WHEN by_computer THEN 'steady' END, CAST(CAST(stand_in AS INTEGER) AS BIGINT), choices,
    CASE WHEN row_number() OVER (
        PARTITION BY game_id, seat ORDER BY together DESC, together_last DESC, choices DESC, last DESC
    ) = 1 THEN 1 ELSE 0 END
FROM (
    SELECT parts.*,
        count(*) OVER (PARTITION BY parts.game_id, parts.seat) AS actors,
        CASE WHEN by_computer THEN sum(parts.choices) OVER side ELSE parts.choices END AS together,
        CASE WHEN by_computer THEN max(parts.last) OVER side ELSE parts.last END AS together_last,
        seats.user_id AS sits, seats.computer AS sits_computer
    FROM parts JOIN seats ON seats.game_id = parts.game_id AND seats.number = parts.seat
    WINDOW side AS (PARTITION BY parts.game_id, parts.seat, by_computer)
) AS found
WHERE actors > 1 OR stand_in OR (by_computer AND sits_computer IS NULL)
    OR (NOT by_computer AND (sits_computer IS NOT NULL OR user_id IS DISTINCT FROM sits))
WINDOW in_order AS (PARTITION BY game_id, seat ORDER BY first);

UPDATE places SET (user_id, name, computer) = (
    SELECT CASE WHEN shares.computer IS NULL THEN shares.user_id END,
        CASE WHEN shares.computer IS NULL THEN shares.name ELSE '' END,
        shares.computer
    FROM shares WHERE shares.game_id = places.game_id AND shares.seat = places.seat AND credited = 1
)
WHERE (game_id, seat) IN (SELECT game_id, seat FROM shares);

DROP TABLE parts;
DROP TABLE acts;
DROP TABLE for_person;
