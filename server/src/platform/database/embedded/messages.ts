/** Building and splitting messages of the PostgreSQL wire protocol, version 3. */

/** Start-up requests carry a code instead of a type. */
export const startupCodes = { cancel: 80877102, ssl: 80877103, gss: 80877104 } as const;

export const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

/** A zero-terminated string. */
export const cString = (value: string): Buffer => Buffer.from(`${value}\0`);

/** A typed message: type, length, body. */
export function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

export const query = (sql: string): Buffer => message('Q', cString(sql));

/** An error that ends the connection. `code` is an SQLSTATE. */
export const fatal = (code: string, text: string): Buffer =>
  message('E', cString('SFATAL'), cString('VFATAL'), cString(`C${code}`), cString(`M${text}`), Buffer.from([0]));

export const authenticationOk = message('R', int32(0));
export const passwordWanted = message('R', int32(3));
export const readyForQuery = message('Z', Buffer.from('I'));

/** The messages that a server sends to a new connection before its first query. */
export const greeting = (connection: number, parameters: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat([
    authenticationOk,
    ...Object.entries(parameters).map(([name, value]) => message('S', cString(name), cString(value))),
    message('K', int32(connection), int32(0)),
    readyForQuery,
  ]);

/** The typed messages of a buffer that holds whole messages only. */
export function* messagesOf(buffer: Buffer): Generator<Buffer> {
  for (let start = 0; start + 5 <= buffer.length;) {
    const end = start + 1 + buffer.readInt32BE(start + 1);
    yield buffer.subarray(start, end);
    start = end;
  }
}

export const typeOf = (frame: Buffer): string => String.fromCharCode(frame[0] as number);

/** The last transaction status in a reply: `I` idle, `T` in a transaction, `E` in a failed one; `null` without any. */
export function transactionStatus(reply: Buffer): string | null {
  let status: string | null = null;
  for (const frame of messagesOf(reply)) if (typeOf(frame) === 'Z') status = String.fromCharCode(frame[5] as number);
  return status;
}
