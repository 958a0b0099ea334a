import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes from which compression pays off. */
const threshold = 1_024;

/** Types that compress well, without downloads, event streams and pages. */
const compressible = /^(application\/json|text\/(javascript|css|plain)|image\/svg\+xml)\b/;

/** Fast brotli, because a person waits: it still makes the list of permissions ten times smaller. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Compresses answers and files for clients that accept it. Calls that answer tokens opt out by their route (BREACH).
 * Other answers are safe: no call accepts a cookie as proof, so that another site cannot trigger answers that mix its
 * text with secrets.
 */
export const compressAnswers = async (http: FastifyInstance): Promise<void> => {
  await http.register(compress, {
    threshold,
    brotliOptions,
    encodings: ['br', 'gzip'],
    customTypes: (type) => compressible.test(type),
  });
};
