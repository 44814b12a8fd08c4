export function shiftDate(ahead: { by: number }): void;
