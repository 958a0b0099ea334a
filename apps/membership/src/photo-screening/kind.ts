import { mutationEndpoint, queryEndpoint } from '@console/api';
import type { Option } from '@console/contracts/core/field';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { PhotoCalls } from '@console/contracts/platform/photos/calls';
import type { PhotoDesk } from '@console/contracts/platform/photos/records';
import type { ComponentType } from 'react';

export type { PhotoCalls };
export type { PhotoDesk };

/** What an approval says besides. */
export type Proof = Readonly<Record<string, unknown>>;

/** What the page of a kind of photos says of itself. */
export interface SaidOf<Desk extends PhotoDesk> {
  readonly title: Text;
  readonly resource: Resource;
  readonly calls: Readonly<Record<keyof PhotoCalls, unknown>>;
  readonly types: readonly Option[];
  /** What the photo is compared with. */
  readonly Facts: ComponentType<{ readonly desk: Desk }>;
  /** Names the subject of a photo. */
  readonly nameOf: (desk: Desk) => string;
  /** What is asked before an approval, with its fields; nothing where one key approves. */
  readonly Asked?: ComponentType<AskedProps<Desk>>;
  readonly asks?: (desk: Desk) => boolean;
  /** The words of the button that approves, and what it says without being asked. */
  readonly approving?: (desk: Desk) => { readonly title: Text; readonly proof: Proof } | undefined;
  /** Why the photo can only be escalated. */
  readonly onlyEscalates?: (desk: Desk) => Text | undefined;
  /** The words of a reason, where the services give a code. */
  readonly reasonTitle?: (code: string) => Text;
  /** A suspicion names reasons too. */
  readonly suspects?: boolean;
}

export interface AskedProps<Desk> {
  readonly desk: Desk;
  readonly busy: boolean;
  readonly onApprove: (proof: Proof) => void;
  readonly onCancel: () => void;
}

/** A kind of photos as the parts of the page know it. */
export interface ScreenedKind extends Omit<SaidOf<PhotoDesk>, 'calls'> {
  readonly calls: PhotoCalls;
  readonly endpoints: ReturnType<typeof endpointsOf>;
}

const endpointsOf = (calls: PhotoCalls) => ({
  counters: queryEndpoint(calls.counters),
  figures: queryEndpoint(calls.figures),
  approve: mutationEndpoint(calls.approve),
  reject: mutationEndpoint(calls.reject),
  escalate: mutationEndpoint(calls.escalate),
  settle: mutationEndpoint(calls.settle),
});

/**
 * A kind of photos for `ScreeningPage`.
 * @example const kind = screenedKind<MemberPhotoDesk>({ title, resource, calls: photoCalls, types, Facts, nameOf });
 */
export const screenedKind = <Desk extends PhotoDesk>(said: SaidOf<Desk>): ScreenedKind =>
  ({ ...said, endpoints: endpointsOf(said.calls as PhotoCalls) }) as never;

/** The title of a kind of document. */
export const typeTitleOf = ({ types }: Pick<ScreenedKind, 'types'>, type: string): Text =>
  types.find(({ value }) => value === type)?.title ?? { id: type, en: type };
