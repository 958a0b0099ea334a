import { isApiError } from '@console/api/error';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';

/**
 * Adds the field's title to the message of an error about a field, for places that do not show the field. Other errors
 * are returned as they are.
 * @example
 * throw withField(cardTypes, answer.error, text);
 */
export const withField = (resource: Resource, error: unknown, text: (text: Text) => string): unknown =>
  isApiError(error) && error.field
    ? { ...error, message: `${text(titleOf(resource, error.field))}: ${error.message}` }
    : error;
