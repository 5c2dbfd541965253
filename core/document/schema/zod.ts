import * as z from 'zod';

// Without this zod probes for `new Function`, which the page's content security policy reports as a violation.
z.config({ jitless: true });

export { z };
