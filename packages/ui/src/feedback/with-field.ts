import { isApiError } from '@console/api/error';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import { errorText } from './field-error-text.ts';

/**
 * Adds the titles of fields to the message of an error about them, for places that do not show the fields. Other errors
 * are returned as they are.
 * @example
 * throw withField(cardTypes, answer.error, text);
 */
export function withField(resource: Resource, error: unknown, text: (text: Text) => string): unknown {
  if (!isApiError(error)) return error;
  const named = (field: string, message: string) => `${text(titleOf(resource, field))}: ${message}`;
  if (error.field) return { ...error, message: named(error.field, error.message) };
  if (error.errors.length === 0) return error;
  const faults = error.errors.map((fault) => named(fault.field, errorText(resource, fault, text)));
  return { ...error, message: `${error.message}. ${faults.join('; ')}` };
}
