import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { recordLoader } from './loader.ts';

/** The one collection: every record of every log, by `log/id`. */
const records = defineCollection({
  loader: recordLoader(),
  schema: z.object({
    log: z.string(),
    /** Relative to the base, with a closing slash. */
    address: z.string(),
    title: z.string(),
    number: z.number().optional(),
    status: z.string().optional(),
    date: z.string().optional(),
    path: z.string(),
  }),
});

export const collections = { records };
