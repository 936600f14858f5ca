"""Furniture and what stands on it. Lengths in centimetres, as in `shapes`."""

import math
import random

from matter import cloth, glass, glow, plain, stone, thin, wood
from mathutils import Vector
from shapes import CM, box, from_bmesh, lathe, move, pillow, sheet, soft, tube

import bmesh
import bpy


def oak(along="x"):
    return wood("oak", "#a57c50", "#d2ad80", along)


def walnut(along="x"):
    return wood("walnut", "#4d3323", "#8a6444", along)


def black():
    return plain("black", "#1d1d1c", 0.45)


def brass():
    return plain("brass", "#b08a4a", 0.28, 0.5, 1.0)


def sofa(x, wide, material, cushions=3, deep=92.0, legs=None, seat=43.0, back=80.0, y=-6.0):
    """A low sofa with loose cushions; y is its back."""
    legs = legs or black()
    front = y - deep
    arm = 17.0
    soft(x, front + 3, 13, wide - 4, deep - 5, 20, material, 5, 0.4, 0.4, seed=2)
    for sign in (-1, 1):
        soft(x + sign * (wide - arm) / 2, front + 1, 13, arm, deep - 2, 46, material, 7, 0.6, 0.5, seed=4 + sign)
        for at in (front + 8, y - 12):
            lathe(x + sign * (wide / 2 - 12), at, 0, [(1.2, 0), (1.6, 13.5)], legs, 24)
    soft(x, y - 20, 13, wide - 2 * arm + 2, 18, back - 22, material, 7, 0.5, 0.5, seed=9)
    each = (wide - 2 * arm) / cushions
    for index in range(cushions):
        at = x - (wide - 2 * arm) / 2 + each * (index + 0.5)
        soft(at, front, 32, each - 0.5, deep - 30, seat - 30, material, 5.5, 1.8, 0.7, seed=20 + index)
        soft(at, y - 36, seat - 1, each - 1, 19, back - seat - 2, material, 8, 1.4, 1.0, (-11, 0, 0), 30 + index)


def side_table(x, y, material, high=46.0, radius=21.0, foot=None):
    foot = foot or material
    lathe(x, y, 0, [(0, 0), (13, 0), (13.5, 0.6), (13, 1.4), (2.0, 2.0), (1.6, 4), (1.6, high - 3), (2.4, high - 2.2)], foot)
    lathe(x, y, high - 2.2, [(0, 0), (radius - 1, 0), (radius, 0.6), (radius, 1.8), (radius - 0.5, 2.2), (0, 2.2)], material)


def vase(x, y, z, material, high=26.0, wide=9.0, kind="belly"):
    shapes = {
        "belly": [(0.45, 0), (0.62, 0.03), (0.95, 0.28), (1.0, 0.42), (0.86, 0.62), (0.5, 0.8), (0.34, 0.9), (0.4, 1.0)],
        "bottle": [(0.5, 0), (0.66, 0.02), (0.7, 0.2), (0.68, 0.45), (0.4, 0.6), (0.2, 0.72), (0.18, 0.92), (0.26, 1.0)],
        "cylinder": [(0.7, 0), (0.78, 0.02), (0.8, 0.1), (0.78, 0.9), (0.8, 1.0)],
        "bowl": [(0.3, 0), (0.4, 0.03), (0.75, 0.35), (0.95, 0.75), (1.0, 1.0)],
    }[kind]
    outside = smooth_profile([(r * wide, h * high) for r, h in shapes])
    wall = 0.6
    inside = [(max(0.05, r - wall), max(h, 1.0)) for r, h in reversed(outside)] + [(0.05, 1.0)]
    return lathe(x, y, z, [(0.06, 0), *outside, *inside], material)


def smooth_profile(points, steps=5):
    """More points along the same bend (Catmull and Rom)."""
    made = []
    for index in range(len(points) - 1):
        before, one = points[max(0, index - 1)], points[index]
        two, after = points[index + 1], points[min(len(points) - 1, index + 2)]
        for step in range(steps):
            t = step / steps
            made.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(before, one, two, after)
                )
            )
    return [*made, points[-1]]


def leaf_mesh(material, long=8.0, wide=3.6, curl=0.25, blunt=0.8, fold=0.25):
    """One leaf, which all of its plant share."""
    built = bmesh.new()
    steps, sides = 8, 4
    grid = []
    for j in range(steps + 1):
        t = j / steps
        half = wide / 2 * math.sin(math.pi * min(1, t * 0.97 + 0.02) ** blunt) ** 0.8
        row = []
        for i in range(-sides // 2, sides // 2 + 1):
            s = i / (sides / 2)
            row.append(
                built.verts.new(
                    (s * half * CM, t * long * CM, (abs(s) * half * fold - curl * long * t * t) * CM)
                )
            )
        grid.append(row)
    for j in range(steps):
        for i in range(sides):
            built.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
    mesh = bpy.data.meshes.new("leaf")
    built.to_mesh(mesh)
    built.free()
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    return mesh


def hang_leaf(mesh, at, toward, size, roll=0.0):
    made = bpy.data.objects.new("leaf", mesh)
    bpy.context.collection.objects.link(made)
    made.location = at * CM
    turn = toward.to_track_quat("Y", "Z").to_matrix().to_4x4()
    from mathutils import Matrix

    made.rotation_euler = (turn @ Matrix.Rotation(roll, 4, "Y")).to_euler()
    made.scale = (size, size, size)


def branch(start, toward, long, mesh, stem, leaves=14, droop=0.3, seed=0, pair=True, size=1.0, thick=0.25, bare=0.2):
    """A twig with its leaves, two by two or in turn."""
    rng = random.Random(seed)
    toward = Vector(toward).normalized()
    points = []
    for step in range(9):
        t = step / 8
        at = Vector(start) + toward * long * t
        at.z -= droop * long * t * t
        at.x += rng.uniform(-1, 1) * 0.02 * long
        points.append(at)
    tube([tuple(point) for point in points], thick, stem, [1 - 0.7 * i / 8 for i in range(9)])
    for index in range(leaves):
        t = bare + (1 - bare) * (index + 0.5) / leaves
        where = t * 8
        low = min(7, int(where))
        at = points[low].lerp(points[low + 1], where - low)
        ahead = (points[low + 1] - points[low]).normalized()
        beside = ahead.cross(Vector((0, 0, 1))).normalized()
        lean = Vector((rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(-0.2, 0.5)))
        for sign in (1, -1) if pair else ((1 if index % 2 else -1),):
            hang_leaf(
                mesh,
                at,
                (beside * sign * 0.9 + ahead * 0.6 + lean).normalized(),
                size * rng.uniform(0.75, 1.15) * (1 - 0.35 * t),
                rng.uniform(-0.5, 0.5),
            )
    return points


def eucalyptus(x, y, z, seed=1, twigs=5, long=42.0, spread=0.5):
    rng = random.Random(seed)
    mesh = leaf_mesh(thin("eucalyptus", "#7d8f7c", 0.3, 0.6), 6.2, 4.6, 0.12, 0.75, 0.1)
    stem = plain("stem", "#7a6a55", 0.8)
    for index in range(twigs):
        lean = (index / max(1, twigs - 1) - 0.5) * 2 * spread
        branch(
            (x, y, z), (lean, rng.uniform(-0.25, 0.1), 1.0), long * rng.uniform(0.75, 1.1), mesh, stem,
            leaves=11, droop=0.12 + 0.25 * abs(lean), seed=seed * 10 + index, bare=0.3,
        )


def pampas(x, y, z, seed=1, stems=5, long=62.0, spread=0.35):
    """Dried grass."""
    rng = random.Random(seed)
    plume = thin("plume", "#d9c6a5", 0.5, 0.9)
    stalk = plain("stalk", "#b99f74", 0.8)
    mesh = leaf_mesh(plume, 7.0, 0.55, 0.5, 0.9, 0.1)
    for index in range(stems):
        lean = (index / max(1, stems - 1) - 0.5) * 2 * spread
        points = branch(
            (x, y, z), (lean, rng.uniform(-0.2, 0.1), 1.0), long * rng.uniform(0.8, 1.1), mesh, stalk,
            leaves=0, droop=0.1 + 0.2 * abs(lean), seed=seed * 10 + index, thick=0.22,
        )
        for _ in range(260):
            t = rng.uniform(0.52, 1.0)
            low = min(7, int(t * 8))
            at = points[low].lerp(points[low + 1], t * 8 - low)
            ahead = (points[low + 1] - points[low]).normalized()
            out = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.2, 0.4)))
            hang_leaf(mesh, at, (ahead * 1.3 + out * 0.75).normalized(), rng.uniform(0.6, 1.1) * (1.25 - 0.55 * t))


def rubber_tree(x, y, pot, high=135.0, seed=2, leaves=46):
    """A fig with large dark leaves in its pot."""
    rng = random.Random(seed)
    vase(x, y, 0, pot, 34, 19, "cylinder")
    lathe(x, y, 29, [(0, 0), (14.5, 0)], plain("soil", "#3a2c22", 0.95))
    mesh = leaf_mesh(thin("fig", "#3c5a3c", 0.14, 0.3), 22, 12.5, 0.42, 0.85, 0.2)
    stem = plain("trunk", "#6b5644", 0.8)
    for part, lean in enumerate((-0.1, 0.12)):
        top = high * (1 - 0.22 * part)
        tube([(x + part * 4, y, 28), (x + lean * 40, y - 3, top * 0.5), (x + lean * 90, y - 5 * part, top)], 1.1, stem, [1, 0.8, 0.5])
        for index in range(leaves // 2):
            t = 0.3 + 0.7 * index / (leaves / 2)
            at = Vector((x + lean * 90 * t * t + part * 4 * (1 - t), y - 4 * part * t, 28 + (top - 28) * t))
            angle = index * 2.4 + part
            up = -0.25 + 0.95 * t**3
            out = Vector((math.cos(angle), math.sin(angle) * 0.8 - 0.25, up))
            hang_leaf(mesh, at, out.normalized(), rng.uniform(0.75, 1.1) * (1.05 - 0.3 * t), rng.uniform(-0.3, 0.3))


def olive_tree(x, y, pot, high=165.0, seed=5, twigs=40, crown=36.0):
    """A slim tree with many narrow leaves, green above and silver below."""
    rng = random.Random(seed)
    vase(x, y, 0, pot, 36, 21, "belly" if seed % 2 else "cylinder")
    mesh = leaf_mesh(thin("olive", "#74845f", 0.25, 0.5), 6.8, 1.9, 0.35, 0.9, 0.1)
    stem = plain("bark", "#7b6a58", 0.9)
    tube([(x, y, 30), (x + 3, y - 1, high * 0.45), (x - 2, y, high * 0.72), (x + 2, y - 2, high * 0.9)], 1.4, stem, [1, 0.85, 0.6, 0.3])
    for index in range(twigs):
        t = 0.5 + 0.48 * (index / twigs)
        angle = index * 2.4
        out = Vector((math.cos(angle), math.sin(angle) * 0.7, rng.uniform(0.5, 1.5) + 1.2 * (t - 0.5)))
        start = (x + 2 * math.sin(t * 6), y, high * t)
        branch(start, out, crown * rng.uniform(0.6, 1.0) * (1.25 - 0.6 * abs(t - 0.7)), mesh, stem, 17, 0.3, seed * 50 + index, True, high / 125, 0.22, 0.1)


def books(x, y, z, count=4, seed=1, turn=0.0):
    """Lying on one another, none quite as the other."""
    rng = random.Random(seed)
    tints = ["#c9c2b3", "#3c4a4c", "#a35f42", "#e7e2d7", "#7d8471", "#2b2b2a", "#d0b48a"]
    paper = plain("paper", "#efe9dc", 0.9)
    at = z
    for index in range(count):
        wide, deep, thick = rng.uniform(20, 27), rng.uniform(15, 20), rng.uniform(1.6, 3.4)
        angle = turn + rng.uniform(-9, 9)
        cover = plain("cover", rng.choice(tints), 0.7)
        off = rng.uniform(-1, 1)
        for low, high, inset, matter in ((0, 0.25, 0, cover), (0.25, thick - 0.25, 0.5, paper), (thick - 0.25, thick, 0, cover)):
            made = box(0, 0, 0, wide - inset * 2, deep - inset * 2, high - low, matter, 0.05)
            move(made, x + off, y, at + (low + high) / 2, (0, 0, angle))
        at += thick
    return at


def standing_books(x, y, z, wide, seed=1, deep=18.0, tall=27.0):
    """In a row; one leans."""
    rng = random.Random(seed)
    tints = ["#c9c2b3", "#3c4a4c", "#a35f42", "#e7e2d7", "#7d8471", "#2b2b2a", "#d0b48a", "#8d9aa0", "#b9a48c"]
    at = x
    while at < x + wide:
        thick = rng.uniform(1.8, 4.2)
        high = rng.uniform(tall * 0.7, tall)
        box(at + thick / 2, y, z, thick - 0.1, deep * rng.uniform(0.8, 1), high, plain("cover", rng.choice(tints), 0.7), 0.15)
        at += thick
