// All words of the page itself, in Japanese and English. What the bot says is the bot's.

const WORDS = {
  en: {
    title: "Local table",
    server_channels: "Text channels",
    direct_messages: "Direct messages",
    servers: "Servers",
    channels: "Channels",
    close_channels: "Close the channel list",
    members: "People",
    online: "online",
    offline: "offline",
    unread: "{n} unread",
    you: "you",
    play_as: "Play as",
    play_as_hint: "Each tab is one person: a new tab is somebody else.",
    new_tab: "Open {name} in a new tab",
    settings: "You: {name}",
    language: "Language",
    dms_closed: "Direct messages closed",
    dms_closed_hint: "The bot cannot write to you directly.",
    admin: "admin",
    bot: "BOT",
    message_in: "Message {channel}, or / for commands",
    message_label: "Message in {channel}",
    send: "Send",
    welcome: "Welcome to {channel}!",
    welcome_dm: "This is where {name} writes to you alone.",
    no_emoji: "This browser has no font for emoji and shows boxes instead. Installing any emoji font fixes that (on Debian, the package fonts-noto-color-emoji).",
    welcome_hint: "Type / to see what the bot can do. You play {name}. Open another tab to play somebody else as well, or switch in the list of people.",
    show_commands: "Show the commands",
    bot_offline: "{name} is offline. Commands and buttons will not be answered until it is back.",
    table_gone: "The connection to the local table is lost. Trying again…",
    only_you: "Only you can see this",
    dismiss: "Dismiss message",
    edited: "(edited)",
    used: "used",
    thinking: "{name} is thinking…",
    failed: "This interaction failed.",
    no_answer: "The application did not respond.",
    refused: "Not possible: {why}",
    refused_connection: "The table cannot be reached at the moment.",
    refused_gone: "That is no longer there.",
    refused_changed: "This button has changed in the meantime. Please look again.",
    refused_not_here: "This command cannot be used here.",
    refused_old: "This form has expired. Please open it again.",
    choose: "Make a selection",
    filter: "Type to filter",
    chosen: "{n} of {max} chosen",
    done: "Done",
    clear: "Clear",
    none_found: "Nothing found",
    loading: "Loading…",
    choices_failed: "The choices could not be loaded.",
    commands: "Commands",
    people: "People",
    no_commands: "No command fits. Esc empties the field.",
    fits_no_option: "“{text}” fits no option of this command.",
    optional: "optional",
    required: "required",
    yes: "True",
    no: "False",
    file_too_big: "This file is too large.",
    cancel: "Cancel",
    submit: "Submit",
    enlarge: "Enlarge: {what}",
    picture: "picture",
    real_size: "Real size",
    whole: "Whole picture",
    close: "Close",
    newer: "New messages ↓",
    new_mark: "New",
    today: "Today at {time}",
    yesterday: "Yesterday at {time}",
    download: "Download {name}",
    older: "Load older messages",
    between: "{low} to {high}",
    form_incomplete: "This field is needed.",
    archived: "archived",
    jump: "Skip to the message field",
  },
  ja: {
    title: "ローカルテーブル",
    server_channels: "テキストチャンネル",
    direct_messages: "ダイレクトメッセージ",
    servers: "サーバー",
    channels: "チャンネル",
    close_channels: "チャンネル一覧を閉じる",
    members: "メンバー",
    online: "オンライン",
    offline: "オフライン",
    unread: "未読{n}件",
    you: "自分",
    play_as: "だれとして遊ぶか",
    play_as_hint: "一つのタブで一人。新しいタブを開くと別の人になります。",
    new_tab: "{name}を新しいタブで開く",
    settings: "自分：{name}",
    language: "言語",
    dms_closed: "DMを受け取らない",
    dms_closed_hint: "ボットは自分に直接メッセージを送れません。",
    admin: "管理者",
    bot: "BOT",
    message_in: "{channel}へ送信（/ でコマンド）",
    message_label: "{channel}へのメッセージ",
    send: "送信",
    welcome: "{channel}へようこそ！",
    welcome_dm: "ここは{name}から自分だけに届くメッセージの場所です。",
    no_emoji: "このブラウザには絵文字のフォントがないため、絵文字が四角で表示されます。絵文字フォントを入れると直ります（Debianではfonts-noto-color-emojiパッケージ）。",
    welcome_hint: "「/」と入力すると、ボットにできることが並びます。今は{name}として参加中。別のタブを開くと別の人になります。メンバー一覧でも切り替えられます。",
    show_commands: "コマンドを見る",
    bot_offline: "{name}はオフラインです。戻るまで、コマンドやボタンへの返事はありません。",
    table_gone: "ローカルテーブルとの接続が切れました。再接続しています…",
    only_you: "これはあなただけに表示されています",
    dismiss: "メッセージを消す",
    edited: "（編集済）",
    used: "が使用：",
    thinking: "{name}が考え中…",
    failed: "インタラクションに失敗しました。",
    no_answer: "アプリケーションが応答しませんでした。",
    refused: "できません：{why}",
    refused_connection: "今はテーブルにつながっていません。",
    refused_gone: "それはもうありません。",
    refused_changed: "このボタンはもう変わっています。画面を見直してください。",
    refused_not_here: "このコマンドはここでは使えません。",
    refused_old: "このフォームは古くなりました。もう一度開いてください。",
    choose: "選択してください",
    filter: "入力して絞り込み",
    chosen: "{max}個まで・{n}個選択中",
    done: "決定",
    clear: "選び直す",
    none_found: "見つかりません",
    loading: "読み込み中…",
    choices_failed: "候補を読み込めませんでした。",
    commands: "コマンド",
    people: "メンバー",
    no_commands: "合うコマンドがありません。Escで入力を消せます。",
    fits_no_option: "「{text}」はこのコマンドのどの項目にも入りません。",
    optional: "任意",
    required: "必須",
    yes: "はい（True）",
    no: "いいえ（False）",
    file_too_big: "このファイルは大きすぎます。",
    cancel: "キャンセル",
    submit: "送信",
    enlarge: "拡大：{what}",
    picture: "画像",
    real_size: "原寸",
    whole: "全体",
    close: "閉じる",
    newer: "新着メッセージ ↓",
    new_mark: "新着",
    today: "今日 {time}",
    yesterday: "昨日 {time}",
    download: "{name}をダウンロード",
    older: "前のメッセージを読み込む",
    between: "{low}～{high}",
    form_incomplete: "入力してください。",
    archived: "アーカイブ済み",
    jump: "メッセージ欄へ移動",
  },
};

export let locale = "en-US";
let words = WORDS.en;

/** Choose the page's language by the user's locale (ja or en-US). */
export function speak(wanted) {
  locale = wanted;
  words = wanted === "ja" ? WORDS.ja : WORDS.en;
  document.documentElement.lang = wanted === "ja" ? "ja" : "en";
}

/** A sentence of the page, with {names} filled in. */
export function t(key, values = {}) {
  if (!(key in words)) throw new Error(`no words for ${key}`);
  return words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

const REFUSALS = {
  connection: "refused_connection",
  changed: "refused_changed",
  not_here: "refused_not_here",
  10003: "refused_gone",
  10008: "refused_gone",
  10062: "refused_old",
  10063: "refused_gone",
  50001: "refused_gone",
};

/** Why the table would not do something, in the user's language where the reason is a common one. */
export function explain(refusal) {
  return refusal.code in REFUSALS ? t(REFUSALS[refusal.code]) : t("refused", { why: refusal.message });
}

/** A name or description in the user's language, as Discord shows it. */
export const local = (thing, field) => thing[field + "_localizations"]?.[locale] ?? thing[field];

/** When a message was written: "Today at 12:05". */
export function when(date) {
  const time = date.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
  const day = (moment) => moment.toDateString();
  const now = new Date();
  if (day(date) === day(now)) return t("today", { time });
  if (day(date) === day(new Date(now - 864e5))) return t("yesterday", { time });
  return `${date.toLocaleDateString(locale)} ${time}`;
}

const RELATIVE = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A timestamp <t:seconds:style> in the user's language. */
export function moment(seconds, style) {
  if (style !== "R") return new Date(seconds * 1000).toLocaleString(locale, STYLES[style] ?? STYLES.f);
  const away = seconds - Date.now() / 1000;
  const [unit, size] = RELATIVE.find(([, length]) => Math.abs(away) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(away / size), unit);
}
