import { once } from 'node:events';
import net from 'node:net';

/** A proxy to a server that can go silent: it accepts data but forwards nothing, as when a host hangs. */
export class Line {
  readonly #server: net.Server;
  readonly #pairs = new Set<readonly [net.Socket, net.Socket]>();
  #held = false;
  #url = '';

  constructor(private readonly to: URL) {
    this.#server = net.createServer((near) => {
      const far = net.connect(Number(to.port || 5432), to.hostname);
      const pair = [near, far] as const;
      this.#pairs.add(pair);
      const end = (): void => {
        near.destroy();
        far.destroy();
        this.#pairs.delete(pair);
      };
      for (const socket of pair) socket.on('error', end).on('close', end);
      if (!this.#held) this.#join(pair);
    });
  }

  /** The address of the server through the proxy. */
  get url(): string {
    return this.#url;
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = new URL(this.to);
    url.hostname = '127.0.0.1';
    // The folder of a socket would win over the host name.
    url.searchParams.delete('host');
    url.port = String((this.#server.address() as net.AddressInfo).port);
    this.#url = url.href;
  }

  /** Stops forwarding on all connections. */
  hold(): void {
    this.#held = true;
    for (const [near, far] of this.#pairs) {
      near.unpipe().pause();
      far.unpipe().pause();
    }
  }

  /** Forwards what was held back, on connections that are still open. */
  letGo(): void {
    this.#held = false;
    for (const pair of this.#pairs) this.#join(pair);
  }

  close(): void {
    this.#server.close();
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  #join([near, far]: readonly [net.Socket, net.Socket]): void {
    near.pipe(far);
    far.pipe(near);
  }
}
