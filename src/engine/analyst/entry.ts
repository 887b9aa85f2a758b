import * as Comlink from 'comlink';
import kernelsUrl from '../../kernel/gen/kernels.wasm?url';
import { compileFromUrl, instantiateKernels } from '../../kernel/load';
import { createAnalystApi } from './serve';

Comlink.expose(createAnalystApi(compileFromUrl(kernelsUrl).then((module) => instantiateKernels(module))));
