import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes from which compressing is worth it. */
const threshold = 1_024;

/** What compresses well and is no download, stream of events or page. */
const compressible = /^(application\/json|text\/(javascript|css|plain)|image\/svg\+xml)\b/;

/** Quick brotli, since somebody waits: what the console may do is a tenth of its size then. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Compresses answers and files for those who take it. Calls that answer tokens opt out by their route; nobody elsewhere
 * can have other answers made with text of their choosing, since no call takes a cookie as proof.
 */
export const compressAnswers = async (http: FastifyInstance): Promise<void> => {
  await http.register(compress, {
    threshold,
    brotliOptions,
    encodings: ['br', 'gzip'],
    customTypes: (type) => compressible.test(type),
  });
};
