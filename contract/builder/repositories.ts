import { z } from 'zod';
import { endpoints } from '../core/endpoint.ts';

export const repositoryEndpoints = endpoints({
  'POST /api/user/validate-repo': {
    summary: 'Whether an address is that of a public Git repository, reached over https.',
    caller: 'signed-in',
    limit: 'sketch',
    body: z.strictObject({ url: z.string().trim().min(1).max(500) }),
    replies: {
      200: z.object({
        valid: z.boolean(),
        /** Empty where there is none yet. */
        defaultBranch: z.string(),
        branches: z.array(z.string()),
        /** Why it is none, in a sentence. */
        reason: z.string().optional(),
      }),
    },
  },
});
