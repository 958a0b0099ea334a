import { createServer, type AddressInfo } from 'node:net';
import { Connection } from './connection.ts';
import { query } from './messages.ts';
import { Session, type Client, type Execute } from './session.ts';

export interface WireServerOptions {
  readonly password: string;
  readonly serverVersion: string;
  /** Milliseconds; default a minute. */
  readonly idleInTransactionMs?: number;
}

export interface WireServer {
  /**
   * Listens on the loopback address.
   * @returns the port.
   */
  listen(): Promise<number>;
  close(): Promise<void>;
}

/** A client whose answers are discarded. */
const nobody: Client = { listening: false, closed: false, send: () => {}, end: () => {} };

/** A PostgreSQL wire server in front of a database with one session (ARCHITECTURE.md, "Services"). */
export function createWireServer(
  execute: Execute,
  { password, serverVersion, idleInTransactionMs = 60_000 }: WireServerOptions,
): WireServer {
  const connections = new Set<Connection>();
  const session = new Session(execute, connections, idleInTransactionMs);
  const parameters = {
    server_version: serverVersion,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  };
  let lastId = 0;
  const server = createServer((socket) => {
    const id = ++lastId;
    const connection: Connection = new Connection(socket, {
      id,
      password,
      parameters,
      onWork: (messages) => session.submit(connection, messages),
    });
    connections.add(connection);
    socket.on('close', () => {
      connections.delete(connection);
      session.leave(connection);
      for (const statement of connection.names.deallocations()) session.submit(nobody, query(statement));
    });
  });
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host: '127.0.0.1', port: 0 }, () => resolve((server.address() as AddressInfo).port));
      }),
    close: async () => {
      for (const connection of connections) connection.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      await session.idle();
    },
  };
}
