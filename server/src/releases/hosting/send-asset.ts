import path from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mediaType } from '../publishing/media-type.ts';

/** The name contains a hash of the content, so the file never changes. */
const isHashed = (name: string): boolean => /\.[0-9a-f]{8,}\.\w+$/.test(name);

/** Cache-Control of a file: immutable for a hashed name, else revalidated by its ETag. */
export const cacheControlOf = (name: string): string =>
  isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Lets replies send files; compressed copies of the build (`.br`) are sent to clients that accept them. */
export async function registerFiles(http: FastifyInstance, directory: string): Promise<void> {
  await http.register(serveFiles, {
    root: path.resolve(directory),
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      const name = file.replace(/\.br$/, '');
      void reply.header('cache-control', cacheControlOf(name)).type(mediaType(name));
    },
  });
}

/**
 * Sends a file from a directory, or the 404 of the console.
 * @param name its decoded path in the directory; a path that leads outside is not found.
 */
export const sendAsset = (reply: FastifyReply, directory: string, name: string): FastifyReply =>
  reply.sendFile(name, path.resolve(directory));
