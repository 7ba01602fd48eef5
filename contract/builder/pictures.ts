import { z } from 'zod';
import { endpoints, file } from '../core/endpoint.ts';
import { PICTURE } from '../core/limits.ts';

export const pictureEndpoints = endpoints({
  'POST /api/admin/pictures': {
    summary: 'Keep a picture for an update: scaled down, without what the camera wrote into it.',
    caller: 'Admin',
    body: file,
    consumes: PICTURE.types,
    bodyLimit: PICTURE.bytes,
    replies: {
      201: z.object({ /** on this site */ url: z.string(), width: z.int(), height: z.int() }),
    },
    audit: 'picture.create',
  },
});
