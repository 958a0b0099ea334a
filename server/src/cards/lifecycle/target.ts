import { statusRules } from '@console/contracts/cards/lifecycle/statuses';
import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import type { Office } from './actor.ts';
import { ownOffice, senderOffice, type LockedCard } from './locked.ts';
import type { MovingCode, Target } from './request.ts';

/** A card's place after a transition: place, owning office and sending office. */
export interface PlaceAfterTransition {
  readonly placeKind: string;
  readonly placeId: string | null;
  readonly office: Office;
  readonly sender: Office | null;
  readonly vendorCode: string | null;
}

const branch = (id: string): Office => ({ kind: 'BRANCH', id });
export const sameOffice = (a: Office | null, b: Office | null): boolean => a?.kind === b?.kind && a?.id === b?.id;

/** The office where a card arrives, limited to those the transition allows; `null` when there is none. */
function arrival(code: MovingCode, card: LockedCard, target: Target): Office | null {
  const [destination, sender] = [ownOffice(card), senderOffice(card)];
  const allowed: Readonly<Partial<Record<MovingCode, readonly (Office | null)[]>>> = {
    D3: [destination],
    D4: [destination, sender],
    D7: [card.holder_branch_id ? branch(card.holder_branch_id) : null],
    S3: [sender],
    L5: [card.holder_branch_id ? branch(card.holder_branch_id) : (target.office ?? destination)],
    L4: [target.office ?? destination],
  };
  const kind = transitions[code].to === 'MRA' ? 'MRA' : 'BRANCH';
  const offices = (allowed[code] ?? []).filter((office): office is Office => office?.kind === kind);
  return offices.find((office) => !target.office || sameOffice(office, target.office)) ?? null;
}

/**
 * The place of a card after a transition.
 * @returns `null` when the card does not come from, or go to, such a place
 * @throws TypeError when the request lacks a field that the transition needs
 */
export function placeAfterTransition(code: MovingCode, card: LockedCard, target: Target): PlaceAfterTransition | null {
  const need = <T>(value: T | null | undefined, what: string): T => {
    if (value == null) throw new TypeError(`${code} needs ${what}`);
    return value;
  };
  const placeKind = statusRules[transitions[code].to].place;
  const at = { placeKind, placeId: null, office: ownOffice(card), sender: null, vendorCode: card.vendor_code };
  // A card that gets its holder now has no branch yet; the request contains the member's branch.
  const home = () => branch(need(card.holder_branch_id ?? target.office?.id, 'a holder'));
  switch (placeKind) {
    case 'VENDOR': {
      // The vendor can no longer recall a card that an office has sent on.
      if (card.place_kind === 'TRANSIT' && senderOffice(card)) return null;
      const vendorCode = need(target.vendorCode ?? card.vendor_code, 'a vendor');
      return { ...at, placeId: vendorCode, vendorCode };
    }
    case 'TRANSIT': {
      const sender = ['BRANCH', 'MRA'].includes(card.place_kind) ? ownOffice(card) : null;
      const office = transitions[code].to === 'delivered_to_customer' ? home() : need(target.office, 'an office');
      return { ...at, placeId: need(target.lineId, 'a line'), office, sender };
    }
    case 'MRA':
    case 'BRANCH': {
      const office = arrival(code, card, target);
      return office && { ...at, placeId: office.id, office };
    }
    case 'MEMBER':
      return { ...at, placeId: need(card.holder_member_id ?? target.memberId, 'a member'), office: home() };
    case 'ONLINE':
      return { ...at, office: home() };
    default:
      return at;
  }
}
