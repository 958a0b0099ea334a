import { PassThrough } from 'node:stream';
import type { Caller } from '../../platform/context.ts';
import { passingCauseOf } from '../../platform/outage/passing-cause.ts';
import { failureLogOf, reportFailure } from '../../platform/outage/failure-log.ts';
import type { Services } from '../../platform/services.ts';
import { closeStreams, keepStreams } from './streams.ts';

/** An open stream of server-sent events. */
export interface EventStream {
  readonly stream: PassThrough;
  /** Id of its lease in the budget of streams. */
  readonly leaseId: string;
  /** Throws when the session has ended, or the person may no longer read it. */
  readonly check: () => Promise<Caller>;
  /** What was sent last; the same is not sent again. */
  sent: string;
}

const lookMs = 2_000;
/** Milliseconds between keep-alive lines: proxies close silent connections. */
const aliveMs = 25_000;

/**
 * Pushes changes to open browsers. It polls the database rather than local events, so that it sees the changes of all
 * processes: one look for all streams of the program.
 */
export abstract class EventStreams<S extends EventStream> {
  readonly #streams = new Set<S>();
  #timer: NodeJS.Timeout | undefined;
  #aliveAt = 0;

  /** @param name of the work in the log of failures */
  constructor(
    protected readonly services: Services,
    private readonly name: string,
  ) {}

  /** Looks for what the streams tell, and sends it. */
  protected abstract look(streams: readonly S[]): Promise<void>;

  /** Begins a stream. It ends with the session, or when the browser disconnects. */
  protected begin(one: Omit<S, 'stream' | 'sent'>, signal: AbortSignal): PassThrough {
    const stream = new PassThrough();
    const begun = { ...one, stream, sent: '' } as S;
    this.#streams.add(begun);
    signal.addEventListener('abort', () => this.#end(begun));
    stream.write('retry: 5000\n\n');
    void this.#tell();
    this.#timer ??= setInterval(() => void this.#tell(), lookMs).unref();
    return stream;
  }

  /** Sends an event, unless it is the one that was sent last. */
  protected send(one: S, event: object): void {
    const data = JSON.stringify(event);
    if (data === one.sent) return;
    one.sent = data;
    one.stream.write(`data: ${data}\n\n`);
  }

  get size(): number {
    return this.#streams.size;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const one of this.#streams) this.#end(one);
  }

  #end(one: S): void {
    if (!this.#streams.delete(one)) return;
    one.stream.end();
    // A lease that is not removed expires.
    void closeStreams(this.services.db, [one.leaseId]).catch((error: unknown) =>
      this.services.log.debug({ err: error }, 'stream not given back'),
    );
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #tell(): Promise<void> {
    if (this.#streams.size === 0) return;
    try {
      await this.look([...this.#streams]);
      await this.#keepAlive();
      failureLogOf(this.services).succeeded(this.name);
    } catch (error) {
      reportFailure(this.services, this.name, error);
    }
  }

  async #keepAlive(): Promise<void> {
    const now = Date.now();
    if (now - this.#aliveAt < aliveMs) return;
    this.#aliveAt = now;
    const leases = [...this.#streams].map(({ leaseId }) => leaseId);
    await keepStreams(this.services.db, leases, this.services.now());
    await Promise.all(
      [...this.#streams].map((one) =>
        one.check().then(
          () => {
            one.stream.write(': \n\n');
          },
          // A failed query does not mean that the session has ended.
          (error: unknown) => {
            if (!passingCauseOf(error)) this.#end(one);
          },
        ),
      ),
    );
  }
}
