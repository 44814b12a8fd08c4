/** "Today, 3:05 pm", "Yesterday, 9:12 am", else the day. */
export function momentOf(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = moment.toLocaleTimeString("en-GB", { hour: "numeric", minute: "2-digit", hour12: true });
  const days = Math.round((midnight(now) - midnight(moment)) / 86_400_000);
  if (days === 0) return `Today, ${time}`;
  if (days === 1) return `Yesterday, ${time}`;
  return `${moment.toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" })}, ${time}`;
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
