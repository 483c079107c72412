import { placeAway } from "./toast-place";

/** Toasts: one at a time, 5 seconds, forgotten long after they are dismissed (rules, Screens). */
const toastLimit = 1;
export const toastDefaultDurationMs = 5000;
/** for what may be taken back */
export const undoToastMs = 10_000;
/** for what somebody waited for: a booking, a payment */
export const longToastMs = 8000;
const toastRemoveDelayMs = 1_000_000;

export interface ToastWords {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  durationMs?: number;
  /** what it offers to press while it is there */
  action?: { label: string; onPress: () => void } | undefined;
  /** at the foot of the window, where the news itself is what stands at its top */
  atFoot?: boolean;
}

export interface Toast extends ToastWords {
  id: number;
  open: boolean;
  /** where it came, and stays; on wide screens only the last is another corner */
  place: "top" | "foot" | "foot always";
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast from anywhere; a newer one takes the place of the one on screen. */
export function showToast(words: ToastWords): number {
  lastId += 1;
  const place = words.atFoot ? "foot always" : placeAway();
  const toast: Toast = { ...words, id: lastId, open: true, place };
  const shown = [toast, ...toasts].slice(0, toastLimit);
  for (const toast of toasts) if (!shown.includes(toast)) forgetRemoval(toast.id);
  publish(shown);
  return lastId;
}

/** Closes a toast (all of them without an id); it is removed 1,000,000 ms later. */
export function dismissToast(id?: number): void {
  for (const toast of toasts) {
    if (id === undefined || toast.id === id) scheduleRemoval(toast.id);
  }
  publish(toasts.map((t) => (id === undefined || t.id === id ? { ...t, open: false } : t)));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function scheduleRemoval(id: number): void {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }, toastRemoveDelayMs);
  removals.set(id, timer);
}

function forgetRemoval(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
