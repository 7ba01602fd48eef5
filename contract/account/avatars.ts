import { z } from 'zod';
import { endpoints, file } from '../core/endpoint.ts';
import { PICTURE } from '../core/limits.ts';

const reply = z.object({ /** on this site; empty for none */ avatar: z.string() });

export const avatarEndpoints = endpoints({
  'POST /api/user/avatar': {
    summary: 'Set own picture: cut to a square, scaled down, without what the camera wrote into it.',
    caller: 'signed-in',
    body: file,
    consumes: PICTURE.types,
    bodyLimit: PICTURE.bytes,
    replies: { 200: reply },
    audit: 'user.avatar',
  },
  'DELETE /api/user/avatar': {
    summary: 'Take own picture away.',
    caller: 'signed-in',
    replies: { 200: reply },
    audit: 'user.avatar',
  },
});
