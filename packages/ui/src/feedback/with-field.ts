import { isApiError } from '@console/api/error';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';

/** A refusal that is about a field, worded for a place where the field is not in sight: it names the field. */
export const withField = (resource: Resource, error: unknown, text: (text: Text) => string): unknown =>
  isApiError(error) && error.field
    ? { ...error, message: `${text(titleOf(resource, error.field))}: ${error.message}` }
    : error;
