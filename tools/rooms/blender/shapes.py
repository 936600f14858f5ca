"""Shapes that furniture is put together from. Lengths in centimetres: x to the right, y from the wall (negative: into the room), z up."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

CM = 0.01


def thing(name, mesh, material, smooth=True):
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    if material is not None:
        mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
    return made


def from_bmesh(name, built, material, smooth=True):
    mesh = bpy.data.meshes.new(name)
    built.to_mesh(mesh)
    built.free()
    return thing(name, mesh, material, smooth)


def move(made, x=0.0, y=0.0, z=0.0, turn=(0.0, 0.0, 0.0)):
    made.location = (x * CM, y * CM, z * CM)
    made.rotation_euler = [math.radians(part) for part in turn]
    return made


def box(x, y, z, w, d, h, material, edge=0.3, turn=(0.0, 0.0, 0.0)):
    """A board or block: x is its middle, y its front, z its foot; its edges are broken, as a carpenter breaks them."""
    built = bmesh.new()
    bmesh.ops.create_cube(built, size=1.0)
    bmesh.ops.scale(built, vec=(w * CM, d * CM, h * CM), verts=built.verts)
    if edge:
        broken = min(edge, w / 3, d / 3, h / 3) * CM
        bmesh.ops.bevel(built, geom=built.edges[:], offset=broken, segments=2, affect="EDGES", profile=0.6)
    return move(from_bmesh("box", built, material, smooth=False), x, y + d / 2, z + h / 2, turn)


def soft(x, y, z, w, d, h, material, round_=6.0, crown=0.0, crease=0.0, turn=(0.0, 0.0, 0.0), seed=0, cuts=28):
    """An upholstered block: rounded, fuller in the middle, a little creased. Placed as `box` is."""
    built = bmesh.new()
    bmesh.ops.create_cube(built, size=2.0)
    bmesh.ops.subdivide_edges(built, edges=built.edges[:], cuts=cuts, use_grid_fill=True)
    half = Vector((w / 2, d / 2, h / 2))
    rounded = min(round_, min(half) * 0.98)
    core = Vector(max(0.0, part - rounded) for part in half)
    for vert in built.verts:
        across, deep, up = vert.co
        at = Vector((across * half.x, deep * half.y, up * half.z))
        kept = Vector(max(-core[i], min(core[i], at[i])) for i in range(3))
        away = at - kept
        at = kept + (away.normalized() * rounded if away.length > 1e-6 else away)
        full = (1 - across**4) * (1 - deep**4)
        at.z += math.copysign(1, up) * crown * full if abs(up) > 0.5 else 0
        at.x *= 1 + 0.012 * crown * (1 - up * up)
        at.y *= 1 + 0.02 * crown * (1 - up * up)
        if crease:
            where = Vector((at.x * 0.05, at.y * 0.05, at.z * 0.05 + seed * 9.7))
            at += vert.normal * crease * noise.fractal(where, 1.0, 2.1, 4)
        vert.co = at * CM
    return move(from_bmesh("soft", built, material), x, y + d / 2, z + h / 2, turn)


def pillow(x, y, z, w, h, fat, material, turn=(75.0, 0.0, 0.0), seed=0, cuts=44):
    """A cushion filled with down: ears at its corners, gathered at its seam. x, y, z is its middle."""
    built = bmesh.new()
    random.seed(seed)
    rows = []
    for side in (1, -1):
        grid = []
        for j in range(cuts + 1):
            row = []
            for i in range(cuts + 1):
                s, t = 2 * i / cuts - 1, 2 * j / cuts - 1
                inward_x = 1 - 0.085 * (1 - t * t)
                inward_y = 1 - 0.085 * (1 - s * s)
                swell = ((1 - s**4) * (1 - t**4)) ** 0.62
                wave = noise.fractal(Vector((s * 1.4, t * 1.4, seed * 3.1 + side)), 1.0, 2.2, 3) * 0.12
                rim = max(abs(s), abs(t))
                gather = noise.noise(Vector((s * 9, t * 9, seed + 4.0))) * 0.10 * rim**3 * (1 - rim) * 4
                lift = side * fat / 2 * (swell * (1 + wave) + gather * swell**0.5)
                sag = -0.05 * h * swell * (1 - t) * 0.5
                row.append(built.verts.new((s * w / 2 * inward_x * CM, (t * h / 2 * inward_y + sag) * CM, lift * CM)))
            grid.append(row)
        rows.append(grid)
    for grid, side in zip(rows, (1, -1)):
        for j in range(cuts):
            for i in range(cuts):
                corners = [grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]]
                built.faces.new(corners if side > 0 else corners[::-1])
    bmesh.ops.remove_doubles(built, verts=built.verts, dist=1e-5)
    return move(from_bmesh("pillow", built, material), x, y, z, turn)


def lathe(x, y, z, profile, material, steps=64, smooth=True):
    """What is turned on a wheel: (radius, height) from the foot up, and back down inside where it is hollow."""
    built = bmesh.new()
    rings = []
    for radius, height in profile:
        ring = []
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            ring.append(
                built.verts.new((radius * math.cos(angle) * CM, radius * math.sin(angle) * CM, height * CM))
            )
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for step in range(steps):
            after = (step + 1) % steps
            built.faces.new((low[step], low[after], high[after], high[step]))
    if profile[0][0] > 0.05:
        built.faces.new(rings[0][::-1])
    return move(from_bmesh("lathe", built, material, smooth), x, y, z)


def tube(points, radius, material, ends=None):
    """A rod bent through points; `ends` are its radii along the way, where they differ."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius * CM
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    line = curve.splines.new("POLY" if len(points) == 2 else "NURBS")
    line.points.add(len(points) - 1)
    for index, (point, at) in enumerate(zip(line.points, points)):
        point.co = [part * CM for part in at] + [1.0]
        if ends:
            point.radius = ends[index]
    if len(points) > 2:
        line.use_endpoint_u = True
        line.order_u = min(4, len(points))
        line.resolution_u = 10
    made = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(made)
    curve.materials.append(material)
    return made


def sheet(place, across, down, material, thick=0.0):
    """A surface through `place(s, t)`, both from 0 to 1."""
    built = bmesh.new()
    grid = [
        [built.verts.new([part * CM for part in place(i / across, j / down)]) for i in range(across + 1)]
        for j in range(down + 1)
    ]
    for j in range(down):
        for i in range(across):
            built.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
    made = from_bmesh("sheet", built, material)
    if thick:
        solid = made.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thick * CM
        solid.offset = 0
    return made
