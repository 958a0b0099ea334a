import { messagesOf, typeOf } from './messages.ts';

const listens = /\blisten\b/i;

/** Whether the message is a LISTEN statement. */
export const isListenStatement = (frame: Buffer): boolean =>
  'QP'.includes(typeOf(frame)) && listens.test(frame.toString('latin1', 5, Math.min(frame.length, 205)));

/** Splits a reply of the shared session into notifications, which go to every listener, and the rest. */
export function partNotifications(reply: Buffer): { notifications: Buffer[]; rest: Buffer } {
  if (!reply.includes(0x41)) return { notifications: [], rest: reply };
  const notifications: Buffer[] = [];
  const rest: Buffer[] = [];
  for (const frame of messagesOf(reply)) (typeOf(frame) === 'A' ? notifications : rest).push(frame);
  return notifications.length === 0 ? { notifications, rest: reply } : { notifications, rest: Buffer.concat(rest) };
}
