import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * On shutdown, closes idle connections at once and the others after their answer. Node itself waits for connections
 * that a browser opened in advance, and for those whose answer is sent during the shutdown.
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
