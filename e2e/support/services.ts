import { randomUUID } from 'node:crypto';
import { holdsPersonalNumber } from '@console/contracts/core/personal-number';
import { referenceTo } from '@console/contracts/core/number-reference';
import { environments } from './environments.ts';
import { forgetSession, sharedSession } from './sessions.ts';

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  /**
   * The types of the API are in the contracts; a test reads only some properties.
   * oxlint-disable-next-line typescript/no-explicit-any
   */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly result?: any;
}

/** Replaces full personal numbers in an address by references from the server, as the console does. */
async function withoutNumbers(username: string, path: string): Promise<string> {
  const [place = '', query] = path.split('?');
  const parameters = [...new URLSearchParams(query)];
  if (!parameters.some(([, value]) => holdsPersonalNumber(value))) return path;
  const clean = new URLSearchParams();
  for (const [name, value] of parameters) {
    const id = randomUUID();
    const isNumber = holdsPersonalNumber(value);
    if (isNumber) await callAs(username, 'POST', 'middle/number-reference', { id, number: value });
    clean.append(name, isNumber ? referenceTo(id) : value);
  }
  return `${place}?${clean.toString()}`;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls the API as a user, to prepare a test or to act as another user. Another test may end the shared session at any
 * moment: the call is then sent again with a new one.
 */
export async function callAs(username: string, method: Method, path: string, body?: object): Promise<Answer> {
  const { url } = environments.local;
  for (let tries = 0; ; tries += 1) {
    const { access_token: token } = await sharedSession(username, url);
    const answer = await callOnce(username, token, method, path, body);
    if (answer.status !== 401 || tries === 3) return answer;
    await forgetSession(username, url, token);
  }
}

async function callOnce(username: string, token: string, method: Method, path: string, body?: object): Promise<Answer> {
  const { url } = environments.local;
  const form = body instanceof FormData;
  const answer = await fetch(`${url}/api/${await withoutNumbers(username, path)}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      username,
      ...(body && !form ? { 'content-type': 'application/json' } : {}),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

/** Uploads a file as a user. @returns its id */
export async function storeFile(
  username: string,
  module: string,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<string> {
  const form = new FormData();
  form.set('kind', 'image');
  form.set('module', module);
  form.set('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const { result } = await callAs(username, 'POST', 'direct/file', form);
  return (result as { fileId: string }).fileId;
}
