import { z } from 'zod';

/** A count of tokens; one that makes no sense is none. */
export const tokenCount = z.number().int().nonnegative().nullish().catch(null);

/** What is said of a body that is JSON but not of the shape that was asked for. */
export const UNREADABLE = 'The server answered with JSON, but not in the shape of this API.';
