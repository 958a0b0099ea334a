import type { Context, Tx } from '../../platform/context.ts';
import type { Answer } from '../../platform/http/answer.ts';

/** The caller of an act and its record, in a call or in a background run. */
export interface ActContext<Values = Readonly<Record<string, unknown>>> extends Pick<Context, 'caller' | 'request'> {
  readonly body: { readonly secureId: string; readonly version: number } & Values;
}

/**
 * Does an act to one record in the given transaction.
 * @throws Refusal when the record, the caller or the values do not allow it
 */
export type Performer<Values = never> = {
  perform(tx: Tx, context: ActContext<Values>): Promise<Answer | object>;
}['perform'];
