import type { RequestInfo } from '../../platform/context.ts';
import { Answer } from '../../platform/http/answer.ts';
import type { Services } from '../../platform/services.ts';
import { rememberDevice } from './devices.ts';

/** The flat answer of a sign-in, with the cookie that makes its browser known. */
export async function knownFromNow(
  { db, configuration, now }: Services,
  { id }: { readonly id: string },
  request: RequestInfo,
  answer: object,
): Promise<Answer> {
  return new Answer(200, answer, await rememberDevice(db, configuration, id, request, now()));
}
