// The places with messages: channels of a server, their threads, and direct messages.

const [TEXT, DIRECT] = [0, 1]; // Discord's types of channels; all others here are threads
const SIGNS = { [TEXT]: "hash", [DIRECT]: "at" };

export const isText = (place) => place.kind === TEXT;
export const isDirect = (place) => place.kind === DIRECT;

/** The name of the icon of a place. */
export const signOf = (place) => SIGNS[place.kind] ?? "thread";

/** The text channels of a server, in order. */
export function textChannels(places, serverId) {
  const texts = [...places].filter((place) => isText(place) && place.server === serverId);
  return texts.sort((a, b) => a.position - b.position);
}
