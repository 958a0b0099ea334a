import type { CheckedStep } from '@console/contracts/cards/card-verification';
import * as z from 'zod/mini';
import type { Configuration } from '../../../platform/configuration/configuration.ts';
import { outboundFetch } from '../../../platform/outbound/outbound-fetch.ts';
import type { Facts } from './rules.ts';

/** A person whose NIK a provider checks. */
export interface Person {
  /** Id of the application and attempt, the same on each retry. */
  readonly id: string;
  readonly name: string;
  readonly nik: string;
}

/** The person a provider checks. */
export interface Applicant extends Person {
  readonly memberNo: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly program: string;
  /** Photos in base64; only the liveness check uses them. */
  readonly photos: () => Promise<{ readonly ktp: string; readonly selfie: string } | null>;
}

/** Dukcapil also checks persons who are no applicants. */
type Subject<Step extends CheckedStep> = Step extends 'Dukcapil' ? Person & Partial<Applicant> : Applicant;

/** Provider of facts about applicants. The console decides on them. */
export interface CheckProvider {
  /** @returns null without a usable answer */
  ask<Step extends CheckedStep>(step: Step, applicant: Subject<Step>): Promise<Facts[Step] | null>;
}

const answerWithinMs = 20_000;
const reference = z.string().check(z.maxLength(100));
const percent = z.union([z.int(), z.number()]);
const day = z.iso.date();

const answers = {
  'phone update': z.object({ reference, otpConfirmed: z.boolean() }),
  Dukcapil: z.object({ reference, found: z.boolean(), name: z.string(), birthDate: day, deceased: z.boolean() }),
  'face-recognition liveness': z.object({ reference, liveness: percent, faceMatch: percent }),
  tenor: z.object({ reference, longestTenorMonths: z.int(), maximumAge: z.int() }),
} as const;
const paths: Readonly<Record<CheckedStep, string>> = {
  'phone update': 'phone-update',
  Dukcapil: 'dukcapil',
  'face-recognition liveness': 'liveness',
  tenor: 'tenor',
};

/** The provider configured in the environment. Null without one; every step is then checked by a person. */
export function providerOf({
  cardCheckUrl,
  cardCheckToken,
}: Pick<Configuration, 'cardCheckUrl' | 'cardCheckToken'>): CheckProvider | null {
  if (!cardCheckUrl) return null;
  return {
    async ask<Step extends CheckedStep>(step: Step, subject: Subject<Step>) {
      const { photos, ...applicant } = subject as Partial<Applicant>;
      try {
        const pictures = step === 'face-recognition liveness' ? await photos?.() : null;
        const answer = await outboundFetch(`${cardCheckUrl}/${paths[step]}`, answerWithinMs, {
          method: 'POST',
          body: JSON.stringify({ ...applicant, ...pictures }),
          headers: {
            'content-type': 'application/json',
            ...(cardCheckToken ? { authorization: `Bearer ${cardCheckToken}` } : {}),
          },
        });
        const read = answer.ok ? answers[step].safeParse(await answer.json()) : null;
        return read?.success ? (read.data as Facts[Step]) : null;
      } catch {
        return null;
      }
    },
  };
}
