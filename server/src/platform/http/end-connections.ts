import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections that carry no request when the program closes, and the others after their answer. Node itself
 * waits for those that a browser has opened ahead, and for those whose answer goes out while it closes.
 */
export function endConnections(http: FastifyInstance): void {
  const free = new Set<Socket>();
  let closing = false;
  http.server.on('connection', (socket: Socket) => {
    free.add(socket);
    socket.once('close', () => free.delete(socket));
  });
  http.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    free.delete(socket);
    response.once('close', () => {
      if (closing) socket.end();
      else if (!socket.destroyed) free.add(socket);
    });
  });
  http.addHook('preClose', (done) => {
    closing = true;
    for (const socket of free) socket.destroy();
    done();
  });
}
