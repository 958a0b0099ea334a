/** Message between tabs. The session itself is in the cookies that they share. */
export type Message = 'signed-in' | 'signing-out' | 'signed-out' | 'ended' | 'displaced' | 'proven';

const name = 'console-session';
let channel: BroadcastChannel | undefined;

/** Sends a message to the other tabs. */
export const broadcast = (message: Message): void => channel?.postMessage(message);

/** Opens the channel between the tabs. @returns closes it */
export function openChannel(onMessage: (message: Message) => void): () => void {
  const opened = new BroadcastChannel(name);
  opened.onmessage = (event: MessageEvent<Message>) => onMessage(event.data);
  channel = opened;
  return () => {
    opened.close();
    channel = undefined;
  };
}
