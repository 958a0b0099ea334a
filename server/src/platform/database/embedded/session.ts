import { fatal, message, query, transactionStatus } from './messages.ts';
import { partNotifications } from './notifications.ts';

/** Sends protocol messages to the one session of the embedded database and returns its answers. */
export type Execute = (messages: Buffer) => Promise<Uint8Array>;

/** What the session needs to know about a connection. */
export interface Client {
  readonly listening: boolean;
  readonly closed: boolean;
  send(bytes: Buffer): void;
  end(bytes: Buffer): void;
}

interface Work {
  readonly client: Client;
  readonly messages: Buffer;
}

const rollback = Buffer.concat([message('S'), query('rollback')]);

/**
 * Shares one database session between connections. A unit of work is everything a client sends until it waits for the
 * answer. A client in a transaction keeps the session until the transaction ends.
 */
export class Session {
  readonly #execute: Execute;
  readonly #clients: ReadonlySet<Client>;
  readonly #idleInTransactionMs: number;
  readonly #queue: Work[] = [];
  #owner: Client | null = null;
  #busy = false;
  #idleTimer: NodeJS.Timeout | undefined;

  /**
   * @param idleInTransactionMs a client that is idle in a transaction for this long is disconnected, so that others can
   *   continue.
   */
  constructor(execute: Execute, clients: ReadonlySet<Client>, idleInTransactionMs: number) {
    this.#execute = execute;
    this.#clients = clients;
    this.#idleInTransactionMs = idleInTransactionMs;
  }

  submit(client: Client, messages: Buffer): void {
    this.#queue.push({ client, messages });
    void this.#pump();
  }

  /** Frees the session of a disconnected client: drops its queued work and rolls back its open transaction. */
  leave(client: Client): void {
    for (let i = this.#queue.length - 1; i >= 0; i--) if (this.#queue[i]?.client === client) this.#queue.splice(i, 1);
    void this.#pump();
  }

  /** Resolves when nothing runs and no work is queued. */
  async idle(): Promise<void> {
    while (this.#busy || this.#queue.length > 0)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    clearTimeout(this.#idleTimer);
  }

  async #pump(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      if (this.#owner?.closed) await this.#release();
      const work = this.#next();
      if (!work) return;
      clearTimeout(this.#idleTimer);
      await this.#run(work);
    } finally {
      this.#busy = false;
    }
    // Lets socket events run in between, so that no client starves the others.
    setImmediate(() => void this.#pump());
  }

  #next(): Work | undefined {
    const index = this.#owner ? this.#queue.findIndex((work) => work.client === this.#owner) : 0;
    return index < 0 ? undefined : this.#queue.splice(index, 1)[0];
  }

  async #run({ client, messages }: Work): Promise<void> {
    try {
      const reply = Buffer.from(await this.#execute(messages));
      // Without a status the client only sent Flush and is not finished.
      this.#owner = transactionStatus(reply) === 'I' ? null : client;
      this.#deliver(client, reply);
    } catch (error) {
      client.end(fatal('XX000', error instanceof Error ? error.message : String(error)));
      this.#owner = client;
      await this.#release();
    }
    if (this.#owner === client) this.#watch(client);
  }

  #deliver(client: Client, reply: Buffer): void {
    const { notifications, rest } = partNotifications(reply);
    client.send(rest);
    if (notifications.length === 0) return;
    const bytes = Buffer.concat(notifications);
    for (const listener of this.#clients) if (listener.listening) listener.send(bytes);
  }

  #watch(client: Client): void {
    this.#idleTimer = setTimeout(
      () => client.end(fatal('25P03', 'terminating connection due to idle-in-transaction timeout')),
      this.#idleInTransactionMs,
    );
  }

  async #release(): Promise<void> {
    clearTimeout(this.#idleTimer);
    await this.#execute(rollback).catch(() => {});
    this.#owner = null;
  }
}
