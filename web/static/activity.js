// The page inside Discord: Discord's own client says who is using it.

import { DiscordSDK } from "/vendor/embedded-app-sdk.js";

/** The path under which Discord's proxy forwards requests. */
export const PROXY = "/.proxy";

/** A session for this page, or the key of a sentence that says why there is none. */
export async function signIn() {
  const { client } = await (await fetch(`${PROXY}/activity`)).json();
  const discord = new DiscordSDK(client, { disableConsoleLogOverride: true });
  await discord.ready();
  discord.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", ({ layout_mode: mode }) => document.body.classList.toggle("small", mode !== 0));
  let code;
  try {
    ({ code } = await discord.commands.authorize({ client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] }));
  } catch {
    return { refused: "page-not_authorized" };
  }
  const body = JSON.stringify({ code, instance: discord.instanceId });
  const found = await fetch(`${PROXY}/activity`, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  if (found.ok) return { token: (await found.json()).token };
  return { refused: { 403: "page-not_authorized", 404: "page-no_game", 410: "page-outside" }[found.status] ?? "page-unavailable" };
}
