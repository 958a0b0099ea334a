/** What one tab tells the others; the state itself is in the cookies that they share. */
export type Message = 'signed-in' | 'signing-out' | 'signed-out' | 'ended' | 'proven';

const name = 'console-session';
let channel: BroadcastChannel | undefined;

/** Tells the other tabs. */
export const tell = (message: Message): void => channel?.postMessage(message);

/** Opens the line between the tabs. */
export function openChannel(heard: (message: Message) => void): () => void {
  const opened = new BroadcastChannel(name);
  opened.onmessage = (event: MessageEvent<Message>) => heard(event.data);
  channel = opened;
  return () => {
    opened.close();
    channel = undefined;
  };
}
