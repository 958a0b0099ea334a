import { mutationEndpoint } from '@console/api';
import { salesForceCalls } from '@console/contracts/branches-stores/sales-force/calls';
import { servedOutlets, type ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import { callsOf } from '@console/contracts/core/resource';
import type { MappingRegister } from './register.ts';

const known = new Map<ServedLine, ReturnType<typeof make>>();

function make({ line, resource }: MappingRegister) {
  const calls = callsOf(resource);
  // Lists of outlets count their sales people.
  const follows = { invalidates: [resource.module, servedOutlets[line].outlet.module] };
  return {
    create: mutationEndpoint(calls.create, follows),
    primary: mutationEndpoint(calls.primary, follows),
    end: mutationEndpoint(calls.end, follows),
    previewMove: mutationEndpoint(salesForceCalls[line].previewMove),
    move: mutationEndpoint(salesForceCalls[line].move, follows),
  };
}

/** The calls of a line, made once. */
export function endpointsOf(register: MappingRegister) {
  const endpoints = known.get(register.line) ?? make(register);
  known.set(register.line, endpoints);
  return endpoints;
}
