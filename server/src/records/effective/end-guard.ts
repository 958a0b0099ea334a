import type { Tx } from '../../platform/context.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { dayText, type Values } from './rules.ts';

type BeforeEnd = (tx: Tx, ended: { readonly record: Row; readonly lastDay: string }) => Promise<void>;

/** Asks the module whether a record may end. @throws Refusal of the module */
export async function guardEnd(
  tx: Tx,
  { definition }: RegisteredResource,
  record: Row,
  { effectiveTo }: Values,
): Promise<void> {
  await (definition.beforeEnd as BeforeEnd | undefined)?.(tx, { record, lastDay: dayText(effectiveTo) });
}
