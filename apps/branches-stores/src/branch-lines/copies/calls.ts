import { mutationEndpoint, queryEndpoint } from '@console/api';
import { branchCopies, copyCalls } from '@console/contracts/branches-stores/branch/copies';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { OfLine } from '../of-line.ts';

const make = ({ line, register, rates, fees }: OfLine) => {
  const calls = copyCalls[line];
  const copies = branchCopies[line].module;
  const withInbox = { invalidates: [copies, 'approval', 'notification', 'home'] };
  const written = { invalidates: [...withInbox.invalidates, register.module, rates.module, fees.module] };
  return {
    preview: mutationEndpoint(calls.preview),
    propose: mutationEndpoint(calls.create, withInbox),
    rows: queryEndpoint(calls.rows),
    approve: mutationEndpoint(calls.approve, written),
    reject: mutationEndpoint(calls.reject, withInbox),
    withdraw: mutationEndpoint(calls.withdraw, withInbox),
  };
};
const created = new Map<BusinessLine, ReturnType<typeof make>>();

/** The endpoints of copies of a line, one set, so that all components share its cache. */
export function copyEndpoints(of: OfLine) {
  const known = created.get(of.line) ?? make(of);
  created.set(of.line, known);
  return known;
}
