import type { Readable } from 'node:stream';

/** An answer other than 200 with the result in the envelope: `body` is sent unchanged. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/**
 * 202: the work continues after the answer; `result` says where to follow it.
 * @example return accepted({ runId });
 */
export const accepted = (result: unknown): Answer => new Answer(202, { message: 'OK', result });

/** A file as the answer of a call declared with `download`. */
export class FileAnswer {
  constructor(
    readonly content: Readable | Buffer,
    readonly options: {
      readonly name: string;
      /** Media type. */
      readonly type: string;
      /** `inline` only for types that the browser may display. */
      readonly disposition?: 'attachment' | 'inline';
      readonly headers?: Readonly<Record<string, string>>;
    },
  ) {}
}

/** A stream of server-sent events as the answer of a call declared with `events`. */
export class EventAnswer {
  constructor(readonly content: Readable) {}
}
