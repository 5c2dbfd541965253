/**
 * What the engine needs to be told to have, besides the classes that are imported by name: deep imports leave out
 * everything that is not asked for, and some parts register themselves when they are loaded.
 */
import '@babylonjs/core/Engines/engine.js';
import '@babylonjs/core/scene.js';
import '@babylonjs/core/Cameras/camera.js';
import '@babylonjs/core/Lights/light.js';
import '@babylonjs/core/Materials/material.js';
import '@babylonjs/core/Materials/shaderMaterial.js';
import '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import '@babylonjs/core/Meshes/mesh.js';
import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import '@babylonjs/core/Layers/layer.js';
