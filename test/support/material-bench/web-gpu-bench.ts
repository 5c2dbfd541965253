import '../../../renderer/viewport/engine-imports.ts';
import { findWgslFaults, hasWebGpu, measureWgslParity } from './web-gpu.ts';

/** What the page for WebGPU offers to tests. */
const gpuBench = { hasWebGpu, parity: measureWgslParity, faults: findWgslFaults };
export type GpuBench = typeof gpuBench;
Object.assign(globalThis, { gpuBench });
